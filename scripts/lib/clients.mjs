/** Clients from the OpenAPI document: one method for each operation. */
const operationsOf = (document) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method: method.toUpperCase(), ...one })),
  );

const parametersOf = ({ parameters = [] }, where) => parameters.filter((one) => one.in === where);
const bodyOf = ({ requestBody }) => requestBody?.content['application/json'].schema;
const answerOf = ({ responses }) => responses[200].content['application/json']?.schema;
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
    return `  /** ${one.summary}. */\n  ${one.operationId}(${args.join(', ')}): Promise<${answer}> {\n    return this.call(${given.join(', ')});\n  }`;
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
const pythonName = (name) => (name === 'from' ? 'from_' : name);
const snake = (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function pythonClient(document) {
  const methods = operationsOf(document).map((one) => {
    const inPath = parametersOf(one, 'path').map(({ name }) => name);
    const query = parametersOf(one, 'query');
    const args = [
      'self',
      ...inPath.map((name) => `${name}: str`),
      ...(bodyOf(one) ? ['body: dict'] : []),
      ...query.filter(({ required }) => required).map(({ name }) => `${pythonName(name)}: str`),
      ...query.filter(({ required }) => !required).map(({ name }) => `${pythonName(name)}: Optional[str] = None`),
    ];
    const path = one.path.replaceAll(/\{(\w+)\}/g, (_, name) => `{quote(${name})}`);
    const given = [`"${one.method}"`, `${path === one.path ? '' : 'f'}"${path}"`];
    if (bodyOf(one)) given.push('body');
    if (query.length > 0) given.push(`query={${query.map(({ name }) => `"${name}": ${pythonName(name)}`).join(', ')}}`);
    const answer = one.responses[204] ? 'Optional[dict]' : 'dict';
    return `    def ${snake(one.operationId)}(${args.join(', ')}) -> ${answer}:\n        """${one.summary}."""\n        return self._call(${given.join(', ')})`;
  });
  return `# Made from /api/openapi.json by scripts/clients.mjs. Python 3.9 or newer, nothing to install.
import json
import urllib.error
import urllib.request
from typing import Optional
from urllib.parse import quote, urlencode


class Refused(Exception):
    """What the server answered instead."""

    def __init__(self, status: int, said: dict):
        super().__init__(said["error"]["words"])
        self.status = status
        self.said = said


class Waybill:
    """One person at one server: by a token, or by the cookie of sign_in."""

    def __init__(self, url: str, token: Optional[str] = None):
        self.url = url
        self.headers = {"authorization": f"Bearer {token}"} if token else {}

${methods.join('\n\n')}

    def _call(self, method: str, path: str, body: Optional[dict] = None, query: Optional[dict] = None):
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
