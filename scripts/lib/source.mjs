/** TypeScript with its comments blanked out and, if asked, the insides of its strings too; line numbers stay. */
export function strip(text, { strings }) {
  const out = text.split('');
  const blank = (from, to) => {
    for (let i = from; i < to; i++) if (out[i] !== '\n') out[i] = ' ';
  };
  const depths = [];
  let i = 0;
  let before = '';
  while (i < text.length) {
    const c = text[i];
    const two = text.slice(i, i + 2);
    let end = i + 1;
    if (two === '//') {
      end = indexOr(text, '\n', i);
      blank(i, end);
    } else if (two === '/*') {
      end = indexOr(text, '*/', i + 2) + 2;
      blank(i, end);
    } else if (c === "'" || c === '"') {
      end = closing(text, i, c);
      if (strings) blank(i + 1, end - 1);
    } else if (c === '/' && /[(,=:[!&|?{};\n]|^$|return/.test(before)) {
      end = closing(text, i, '/');
      blank(i + 1, end - 1);
    } else if (c === '`' || (c === '}' && depths.at(-1) === 0)) {
      if (c === '}') depths.pop();
      end = templateEnd(text, i + 1);
      if (strings) blank(i + 1, end - (text[end - 1] === '{' ? 2 : 1));
      if (text[end - 1] === '{') depths.push(0);
    } else if (c === '{' && depths.length > 0) depths[depths.length - 1]++;
    else if (c === '}' && depths.length > 0) depths[depths.length - 1]--;
    if (!/\s/.test(c)) before = /\w/.test(c) && /\w/.test(before.at(-1) ?? '') ? before + c : c;
    i = end;
  }
  return out.join('');
}

function indexOr(text, mark, from) {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found;
}

function closing(text, from, quote) {
  let bracket = false;
  for (let i = from + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '\n') return i;
    else if (quote === '/' && text[i] === '[') bracket = true;
    else if (quote === '/' && text[i] === ']') bracket = false;
    else if (text[i] === quote && !bracket) return i + 1;
  }
  return text.length;
}

/** Just after the closing backtick, or just after the next `${`. */
function templateEnd(text, from) {
  for (let i = from; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '`') return i + 1;
    else if (text[i] === '$' && text[i + 1] === '{') return i + 2;
  }
  return text.length;
}

/** What a module imports, with the line of each. */
export function imports(text) {
  const code = strip(text, { strings: false });
  const found = [];
  for (const match of code.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)(['"])([@.\w][^'"\n]*)\1/g)) {
    found.push({ from: match[2], line: lineOf(code, match.index) });
  }
  return found;
}

export function lineOf(text, index) {
  return text.slice(0, index).split('\n').length;
}
