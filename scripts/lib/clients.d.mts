export function typescriptClient(document: object): string;
export function pythonClient(document: object): string;
