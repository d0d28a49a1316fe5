/** Fetched for whoever wants it: most who come to play don't, or not at first. */
export const onDemand = () => import('../bots/on-demand/index.ts');
