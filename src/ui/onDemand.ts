/** Loads a module when it is first asked for, for `use()`; a load that failed is tried again the next time. */
export function onDemand<M>(load: () => Promise<M>): () => Promise<M> {
  let module: Promise<M> | undefined;
  return () => {
    module ??= load().catch((error: unknown) => {
      module = undefined;
      throw error;
    });
    return module;
  };
}
