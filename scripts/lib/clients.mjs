/** Clients from the OpenAPI document: one method for each operation. */
const operationsOf = (document) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method: method.toUpperCase(), ...one })),
  );

const parametersOf = ({ parameters = [] }, where) => parameters.filter((one) => one.in === where);
const bodyOf = ({ requestBody }) => requestBody?.content['application/json'].schema;
const answerOf = ({ responses }) => responses[200].content['application/json']?.schema;
const sentence = ({ summary }) => (/[.?!]$/.test(summary) ? summary : `${summary}.`);
const last = (ref) => ref.split('/').at(-1);

/** A schema as a TypeScript type. */
function typeOf(schema) {
  if (schema === undefined) return 'unknown';
  if (schema.$ref) return last(schema.$ref);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.oneOf) return schema.oneOf.map(typeOf).join(' | ');
  if (schema.type === 'array') return `(${typeOf(schema.items)})[]`;
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'string' || schema.type === 'boolean') return schema.type;
  if (!schema.properties) return schema.type === 'object' ? 'Record<string, unknown>' : 'unknown';
  const { required = [] } = schema;
  const fields = Object.entries(schema.properties).map(
    ([name, one]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(one)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

export function typescriptClient(document) {
  const types = Object.entries(document.components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)};`,
  );
  const methods = operationsOf(document).map((one) => {
    const inPath = parametersOf(one, 'path').map(({ name }) => `${name}: string`);
    const query = parametersOf(one, 'query');
    const optional = query.every(({ required }) => !required);
    const asked = query.map(({ name, required }) => `${name}${required ? '' : '?'}: string`).join('; ');
    const args = [
      ...inPath,
      ...(bodyOf(one) ? [`body: ${typeOf(bodyOf(one))}`] : []),
      ...(query.length > 0 ? [`query: { ${asked} }${optional ? ' = {}' : ''}`] : []),
    ];
    const url = `\`${one.path.replaceAll(/\{(\w+)\}/g, (_, name) => `\${encodeURIComponent(${name})}`)}\``;
    const given = [`'${one.method}'`, url, bodyOf(one) ? 'body' : 'undefined', ...(query.length > 0 ? ['query'] : [])];
    const answer = `${typeOf(answerOf(one))}${one.responses[204] ? ' | undefined' : ''}`;
    return `  /** ${sentence(one)} */\n  ${one.operationId}(${args.join(', ')}): Promise<${answer}> {\n    return this.call(${given.join(', ')});\n  }`;
  });
  return `// Made from /api/openapi.json by scripts/clients.mjs.

${types.join('\n')}

/** What the server answered instead. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly said: Error_,
  ) {
    super(said.error.words);
  }
}

type Error_ = Error;

/** One person at one server: by a token, or by the cookie of signIn. */
export class Waybill {
  private cookie = '';

  constructor(
    private readonly url: string,
    private readonly token?: string,
  ) {}

${methods.join('\n\n')}

  private async call<T>(method: string, path: string, body?: unknown, query: Record<string, string | undefined> = {}): Promise<T> {
    const url = new URL(path, this.url);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
    const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    if (this.token) headers.authorization = \`Bearer \${this.token}\`;
    else if (this.cookie) headers.cookie = this.cookie;
    const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    if (response.status === 204) return undefined as T;
    const said: unknown = await response.json();
    if (!response.ok) throw new Refused(response.status, said as Error_);
    return said as T;
  }
}
`
    .replaceAll('Error_', 'Problem')
    .replace('type Problem = Error;\n\n', '')
    .replace(/^export type Error =/m, 'export type Problem =');
}

/** A word of Python's own can't be a name there. */
const pythonName = (name) => (['class', 'from'].includes(name) ? `${name}_` : name);
const snake = (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const capital = (name) => name[0].toUpperCase() + name.slice(1);
const literal = (value) =>
  value === null ? 'None' : typeof value === 'boolean' ? capital(`${value}`) : JSON.stringify(value);

/** A schema as a Python type. What has fields becomes a class of this name, which is added to the others. */
function pythonType(schema, name, classes) {
  const inside = (one, more) => pythonType(one, name + capital(more), classes);
  if (schema === undefined) return 'Any';
  if (schema.$ref) return last(schema.$ref) === 'Error' ? 'Problem' : last(schema.$ref);
  if ('const' in schema) return schema.const === null ? 'None' : `Literal[${literal(schema.const)}]`;
  if (schema.enum) return `Literal[${schema.enum.map(literal).join(', ')}]`;
  if (schema.oneOf) {
    const nameOf = ({ properties }, i) => properties?.type?.const ?? properties?.kind?.const ?? `${i + 1}`;
    const types = schema.oneOf.map((one, i) =>
      inside(
        one,
        nameOf(one, i).replaceAll(/-(\w)/g, (_, x) => capital(x)),
      ),
    );
    return `Union[${types.join(', ')}]`;
  }
  if (schema.type === 'array') return `List[${inside(schema.items, 'one')}]`;
  const plain = { integer: 'int', number: 'float', string: 'str', boolean: 'bool' }[schema.type];
  if (plain) return plain;
  if (!schema.properties) return schema.type === 'object' ? 'Dict[str, Any]' : 'Any';
  const { required = [] } = schema;
  const types = Object.entries(schema.properties).map(([key, one]) => [key, inside(one, key)]);
  const fields = types.map(([key, type]) => [key, `    ${key}: ${type}`]);
  const linesOf = (needed) => fields.filter(([key]) => required.includes(key) === needed).map(([, line]) => line);
  const [always, sometimes] = [linesOf(true), linesOf(false)];
  const classOf = (title, lines) => `class ${title}:\n${lines.join('\n') || '    pass'}`;
  const entries = types
    .filter(([key]) => required.includes(key))
    .map(([key, type]) => `"${key}": ${JSON.stringify(type)}`)
    .join(', ');
  const isWord = types.some(([key]) => pythonName(key) !== key);
  const whole = (title) =>
    isWord ? `${title} = TypedDict("${title}", {${entries}})` : classOf(`${title}(TypedDict)`, always);
  // Fields that may be missing are a class upon the others: NotRequired is younger than Python 3.9.
  if (sometimes.length === 0) classes.push(whole(name));
  else if (always.length === 0) classes.push(classOf(`${name}(TypedDict, total=False)`, sometimes));
  else classes.push(whole(`_${name}`), classOf(`${name}(_${name}, total=False)`, sometimes));
  return name;
}

/** The named schemas: classes, and other names for what is none. */
function pythonTypes(document, classes) {
  return Object.entries(document.components.schemas).flatMap(([key, schema]) => {
    const name = key === 'Error' ? 'Problem' : key;
    const type = pythonType(schema, name, classes);
    return type === name ? [] : [`${name} = ${type}`];
  });
}

export function pythonClient(document) {
  const classes = [];
  const others = pythonTypes(document, classes);
  const methods = operationsOf(document).map((one) => {
    const title = capital(one.operationId);
    const body = bodyOf(one) && pythonType(bodyOf(one), `${title}Body`, classes);
    const inPath = parametersOf(one, 'path').map(({ name }) => name);
    const query = parametersOf(one, 'query');
    const args = [
      'self',
      ...inPath.map((name) => `${name}: str`),
      ...(body ? [`body: ${body}`] : []),
      ...query.filter(({ required }) => required).map(({ name }) => `${pythonName(name)}: str`),
      ...query.filter(({ required }) => !required).map(({ name }) => `${pythonName(name)}: Optional[str] = None`),
    ];
    const path = one.path.replaceAll(/\{(\w+)\}/g, (_, name) => `{quote(${name})}`);
    const given = [`"${one.method}"`, `${path === one.path ? '' : 'f'}"${path}"`];
    if (body) given.push('body');
    if (query.length > 0) given.push(`query={${query.map(({ name }) => `"${name}": ${pythonName(name)}`).join(', ')}}`);
    const found = pythonType(answerOf(one), `${title}Answer`, classes);
    const answer = one.responses[204] ? `Optional[${found}]` : found;
    return `    def ${snake(one.operationId)}(${args.join(', ')}) -> ${answer}:\n        """${sentence(one)}"""\n        return self._call(${given.join(', ')})`;
  });
  return `# Made from /api/openapi.json by scripts/clients.mjs. Python 3.9 or newer, nothing to install.
from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any, Dict, List, Literal, Mapping, Optional, TypedDict, Union
from urllib.parse import quote, urlencode


${classes.join('\n\n\n')}


${others.join('\n')}


class Refused(Exception):
    """What the server answered instead."""

    def __init__(self, status: int, said: Problem):
        super().__init__(said["error"]["words"])
        self.status = status
        self.said = said


class Waybill:
    """One person at one server: by a token, or by the cookie of sign_in."""

    def __init__(self, url: str, token: Optional[str] = None):
        self.url = url
        self.headers = {"authorization": f"Bearer {token}"} if token else {}

${methods.join('\n\n')}

    def _call(self, method: str, path: str, body: Optional[Mapping[str, Any]] = None, query: Optional[dict] = None) -> Any:
        asked = urlencode({name: value for name, value in (query or {}).items() if value is not None})
        url = self.url + path + ("?" + asked if asked else "")
        headers = dict(self.headers)
        data = None
        if body is not None:
            headers["content-type"] = "application/json"
            data = json.dumps(body).encode()
        request = urllib.request.Request(url, data=data, headers=headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                cookie = response.headers.get("set-cookie")
                if cookie and "authorization" not in self.headers:
                    self.headers["cookie"] = cookie.split(";")[0]
                text = response.read()
                return json.loads(text) if text else None
        except urllib.error.HTTPError as error:
            raise Refused(error.code, json.loads(error.read())) from None
`;
}
