import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/_main');
const areasOf = ({ areas }: { areas: number[] }) => ({ areas });

/** The disposition areas all screens show. Nothing else in the address paints who asks for them anew. */
export const useAreas = (): number[] => route.useSearch({ select: areasOf, structuralSharing: true }).areas;
