import { Problem } from './problem.ts';

/** Whether JSON text nests deeper than `most`, without building any of it. */
function tooDeep(json: string, most: number): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < json.length; i++) {
    const c = json.charCodeAt(i);
    if (inText) {
      if (c === 92) i++;
      else if (c === 34) inText = false;
    } else if (c === 34) inText = true;
    else if (c === 123 || c === 91) {
      if (++depth > most) return true;
    } else if (c === 125 || c === 93) depth--;
  }
  return false;
}

// Only where the word could be there is every key looked at.
const SUSPECT = /__proto__|\\u005f/i;

function refuseProto(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('no');
  return value;
}

/** JSON from outside: not too deep, and nothing that reaches for a prototype. */
export function parseJson(json: string, depth: number): unknown {
  if (tooDeep(json, depth)) throw new Problem(400, 'too-deep');
  try {
    return JSON.parse(json, SUSPECT.test(json) ? refuseProto : undefined);
  } catch {
    throw new Problem(400, 'not-json');
  }
}

// Controls, the marks that turn the direction of text, and signs that are drawn as nothing: they can make a name look like another.
// oxlint-disable-next-line no-control-regex -- that is what it is for
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Co}\p{Cn}\u2800\uFFFC\u{1D159}]/gu;

/** Text that a person typed, in one line. */
export function clean(text: string): string {
  return Buffer.from(text).toString().replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
}
