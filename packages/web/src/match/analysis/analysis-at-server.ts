import type { Analysis } from '@waybill/bots/analysis';
import { isRecord } from '@waybill/kernel';

/** The server's analysis of a match: what it keeps, or what it makes when it is asked to. Null where it has none, or there is no server. */
export async function analysisAtServer(
  how: 'GET' | 'POST',
  table: string,
  signal?: AbortSignal,
): Promise<Analysis | null> {
  try {
    for (;;) {
      const response = await fetch(`/api/tables/${table}/analysis`, { method: how, ...(signal && { signal }) });
      const body = response.ok ? ((await response.json()) as unknown) : null;
      if (!isRecord(body)) return null;
      if (isAnalysis(body.analysis)) return body.analysis;
      // Not done yet: it has waited for as long as an answer may take.
      if (how === 'GET' || body.analysis !== null) return null;
    }
  } catch {
    return null;
  }
}

const isAnalysis = (value: unknown): value is Analysis =>
  isRecord(value) &&
  ['start', 'final', 'adjusted', 'decisions', 'chances', 'graph', 'rating'].every((part) => Array.isArray(value[part]));
