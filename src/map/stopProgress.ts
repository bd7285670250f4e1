/** Something was recorded at a stop and something is left: it is ahead until each of its containers is recorded, as emptied or with why it was not. */
export const isHalfDone = ({ recorded, left }: { recorded: number; left: number }) => recorded > 0 && left > 0;
