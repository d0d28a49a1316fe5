export interface RepositoryCopy {
  readonly folder: string;
  changes(): string[];
  drop(): void;
}

export function copyRepository(options?: { readonly leaveOut?: readonly string[] }): RepositoryCopy;
