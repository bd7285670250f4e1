import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/_main');
const areasOf = ({ areas }: { areas: number[] }) => ({ areas });

/** The disposition areas that all screens show. Changes of the rest of the URL do not render a component that reads them. */
export const useAreas = (): number[] => route.useSearch({ select: areasOf, structuralSharing: true }).areas;
