import { isRecord } from '@waybill/kernel';

/** Where one is told, as the server lists it. */
export interface NoticeTarget {
  readonly id: string;
  readonly kind: 'push' | 'webhook';
  readonly address: string;
  readonly failures: number;
  readonly failure: string;
  readonly off: boolean;
}

export interface Quiet {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

export interface ServerNotices {
  readonly pushKey: string;
  readonly quiet: Quiet | null;
  readonly targets: readonly NoticeTarget[];
  readonly feed: boolean;
}

export const isNotices = (value: unknown): value is ServerNotices =>
  isRecord(value) && typeof value.pushKey === 'string' && Array.isArray(value.targets);

export const isAdded = (value: unknown): value is { readonly id: string; readonly secret?: string } =>
  isRecord(value) && typeof value.id === 'string';

export const isFeed = (value: unknown): value is { readonly path: string } =>
  isRecord(value) && typeof value.path === 'string';

export const isTested = (value: unknown): value is { readonly failure: string | null } =>
  isRecord(value) && 'failure' in value;
