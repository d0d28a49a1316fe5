/** The operator's page is one sheet of plain HTML: it has no script, and looks like the rest. */
export const STYLE = `:root {
  color-scheme: light dark;
  --paper: light-dark(#f4edde, #191714);
  --sheet: light-dark(#fffaf0, #23201b);
  --ink: light-dark(#25221d, #ece4d4);
  --soft: light-dark(#5d5548, #b3a994);
  --line: light-dark(#d9cdb4, #443e34);
  --edge: light-dark(#9a8d74, #7b715f);
  --accent: light-dark(#7a4a12, #e0a860);
  --wrong: light-dark(#a3211b, #ff9c8f);
}
body {
  margin: 0 auto;
  padding: 1rem;
  max-width: 72rem;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.45 "Avenir Next", "Segoe UI", system-ui, sans-serif;
}
h1, h2 { font-family: Rockwell, "DejaVu Serif", Georgia, serif; line-height: 1.2; }
h1 { font-size: 1.6rem; margin: 0; }
h2 { font-size: 1.15rem; margin: 0 0 0.5rem; }
a { color: var(--accent); }
nav { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0 0 1rem; }
nav a { display: inline-block; padding: 0.6rem 0; }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: 0.5rem; padding: 1rem; margin: 0 0 1rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 0.75rem 0.4rem 0; border-top: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; border-top: 0; white-space: nowrap; }
td { overflow-wrap: anywhere; }
.note { color: var(--soft); max-width: 46rem; }
.mark { color: var(--wrong); font-weight: 600; }
.row, form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
form.words { display: block; }
label { display: block; }
input, textarea, button {
  font: inherit;
  color: inherit;
  background: var(--paper);
  border: 1px solid var(--edge);
  border-radius: 0.4rem;
  padding: 0.4rem 0.7rem;
}
textarea { display: block; box-sizing: border-box; width: 100%; max-width: 30rem; min-height: 12rem; margin: 0 0 0.5rem; font-family: ui-monospace, "DejaVu Sans Mono", monospace; }
button { cursor: pointer; min-height: 2.4rem; }
button.grave { border-color: var(--wrong); color: var(--wrong); }
@media (max-width: 40rem) {
  table, tbody, tr, td { display: block; }
  tr:has(th) { display: none; }
  tr { border-top: 1px solid var(--line); padding: 0.4rem 0; }
  td { border: 0; padding: 0.15rem 0; }
  td[data-head]:not([data-head=""])::before { content: attr(data-head) ": "; color: var(--soft); }
}
summary { cursor: pointer; padding: 0.4rem 0; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
