export function assemble(text: string): Promise<string>;
