export function isStale(root: string, built: string): boolean;
export function stamp(root: string, time: number): void;
export function buildIfStale(root: string, built: string): number;
