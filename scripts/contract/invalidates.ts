import type { Invalidates } from './docs.ts';

interface Rule {
  onMutations: string[];
  invalidates: (string | { query: string })[];
}

/** The invalidation table of `orval.config.ts`, by mutation. @param config its default export */
export function staleAfter(config: unknown): Invalidates {
  const rules = (config as { dashboard: { output: { override: { query: { mutationInvalidates: Rule[] } } } } })
    .dashboard.output.override.query.mutationInvalidates;
  const stale = new Map<string, string[]>();
  for (const { onMutations, invalidates } of rules)
    for (const mutation of onMutations)
      stale.set(mutation, [
        ...(stale.get(mutation) ?? []),
        ...invalidates.map((entry) => (typeof entry === 'string' ? entry : entry.query)),
      ]);
  return stale;
}
