/** The area filter of a call; none selected means all, and then the parameter is left out. */
export const areaParam = (areas: readonly number[]): { disposition_area_ids?: number[] } =>
  areas.length > 0 ? { disposition_area_ids: [...areas] } : {};
