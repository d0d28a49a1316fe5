import type { Row, Value } from '../../store/database.ts';
import type { Context } from '../context.ts';

const MOST = 100;

const ENTITIES: { readonly [char: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const safe = (value: Value) => String(value ?? '').replaceAll(/[&<>"']/g, (char) => ENTITIES[char]);
const timeOf = (at: Value) => new Date(Number(at)).toISOString().slice(0, 16).replace('T', ' ');
const tableLink = (id: Value) => `<a href="/table/${safe(id)}">${safe(id)}</a>`;

const button = (path: string, words: string) => `<form method="post" action="${path}"><button>${words}</button></form>`;

/** What can't be undone takes a second press. */
const graveButton = (path: string, words: string, sure: string) =>
  `<details><summary>${words}</summary><form method="post" action="${path}"><button class="grave">${sure}</button></form></details>`;

function section(id: string, title: string, inside: string): string {
  return `<section id="${id}" aria-labelledby="${id}-title">\n<h2 id="${id}-title">${title}</h2>\n${inside}\n</section>`;
}

function tableOf(heads: readonly string[], rows: readonly (readonly string[])[], none: string): string {
  if (rows.length === 0) return `<p class="note">${none}</p>`;
  const head = `<tr>${heads.map((one) => `<th scope="col">${one}</th>`).join('')}</tr>`;
  const cellOf = (cell: string, i: number) => `<td data-head="${heads[i]}">${cell}</td>`;
  const body = rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`).join('\n');
  return `<div class="scroll"><table>\n${head}\n${body}\n</table></div>`;
}

/** What may be done about somebody. */
function actsOn(person: Value): string {
  if (person === null) return '<span class="note">gone</span>';
  const path = `/operator/people/${safe(person)}`;
  return `<div class="row">${button(`${path}/unname`, 'Take the name away')}${graveButton(`${path}/remove`, 'Remove the account …', 'Remove it, with all they said')}</div>`;
}

const REPORTS = `select reports.id, reports.at, reports.words, reports.table_id, a.handle as about, a.id as person, b.handle as teller
  from reports left join people a on a.id = reports.about left join people b on b.id = reports.person
  where settled = 0 order by at limit ?`;

async function reportsOf({ db }: Context): Promise<string> {
  const rows = await db.query(REPORTS, [MOST]);
  const lines = rows.map((one) => [
    timeOf(one.at),
    safe(one.teller),
    safe(one.about),
    safe(one.words),
    tableLink(one.table_id),
    button(`/operator/reports/${safe(one.id)}`, 'Settle'),
    actsOn(one.person),
  ]);
  const heads = ['when', 'by', 'about', 'words', 'table', '', ''];
  return section('reports', 'Reports', tableOf(heads, lines, 'Nobody has reported anything that is not settled.'));
}

const LIKE = String.raw`like ? escape '\'`;

/** The newest, or those whose handle or name has this. */
function findPeople({ db }: Context, wanted: string): Promise<Row[]> {
  const base = 'select id, name, handle, made from people';
  if (wanted === '') return db.query(`${base} order by made desc limit ?`, [MOST]);
  const like = `%${wanted.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db.query(`${base} where lower(name) ${LIKE} or handle ${LIKE} order by made desc limit ?`, [like, like, MOST]);
}

async function accountsOf(context: Context, wanted: string): Promise<string> {
  const lines: string[][] = [];
  for (const one of await findPeople(context, wanted)) {
    const word = await context.forbidden.find(`${String(one.name)} ${String(one.handle)}`);
    const mark = word === null ? '' : ` <span class="mark">has “${safe(word)}”</span>`;
    lines.push([safe(one.handle), safe(one.name) + mark, timeOf(one.made), actsOn(one.id)]);
  }
  const none = wanted === '' ? 'Nobody has been here yet.' : 'Nobody is called that.';
  const form = `<form method="get" action="/operator#accounts"><label for="find">Handle or name</label><input id="find" name="find" type="search" value="${safe(wanted)}"><button>Find</button></form>`;
  const table = tableOf(['handle', 'name', 'since', ''], lines, none);
  return section('accounts', 'Accounts', `${form}\n${table}\n${lines.length === MOST ? limited : ''}`);
}

const limited = `<p class="note">The newest ${MOST} are shown.</p>`;

async function tablesOf({ db }: Context): Promise<string> {
  const sql = `select tables.id, game, phase, listed, changed, entries, people.handle as owner from tables
    left join people on people.id = tables.owner order by changed desc limit ?`;
  const lines = (await db.query(sql, [MOST])).map((one) => [
    tableLink(one.id),
    safe(one.game),
    safe(one.phase),
    Number(one.listed) === 1 ? 'listed' : 'by its link',
    safe(one.owner),
    safe(one.entries),
    timeOf(one.changed),
  ]);
  const heads = ['table', 'game', 'phase', 'found', 'made by', 'entries', 'changed'];
  const table = tableOf(heads, lines, 'There is no table yet.');
  return section('tables', 'Tables', `${table}\n${lines.length === MOST ? limited : ''}`);
}

/** Characters of the list of words. */
export const MOST_WORDS = 20_000;

async function wordsOf({ forbidden }: Context): Promise<string> {
  const form = `<form class="words" method="post" action="/operator/words">
<label for="words">Words that may be in no name, handle or chat, one a line</label>
<textarea id="words" name="words" spellcheck="false" maxlength="${MOST_WORDS}">\n${safe(await forbidden.text())}</textarea>
<button>Keep</button></form>`;
  const note = `<p class="note">Whole words: <code>ass</code> lets <i>glass</i> pass. <code>word*</code> also means all that begin with it. Accents, capitals, letters drawn out, spaced
out or of other alphabets, figures and signs in place of letters make no difference. What follows # is a note of yours. They count from the next name and the next message on;
accounts that have one already are marked above.</p>`;
  return section('words', 'Words', note + form);
}

const NAV = ['reports', 'accounts', 'tables', 'words']
  .map((id) => `<a href="#${id}">${id[0].toUpperCase()}${id.slice(1)}</a>`)
  .join('');

/** Everything at a glance; of accounts those that are looked for. */
export async function operatorHtml(context: Context, wanted: string): Promise<string> {
  const parts = [
    await reportsOf(context),
    await accountsOf(context, wanted),
    await tablesOf(context),
    await wordsOf(context),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Waybill: operator</title><link rel="stylesheet" href="/operator/style.css"></head>
<body><h1>Operator</h1><nav aria-label="Parts of this page">${NAV}</nav>\n<main>${parts.join('\n')}</main></body></html>`;
}
