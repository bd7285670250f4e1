import { layBlocks } from './blocks.ts';
import { layDistricts, type District } from './districts.ts';
import { SegmentIndex } from './geometry.ts';
import { nameStreets } from './names.ts';
import { greenTest, layGreens, layWater, type Green, type Water } from './nature.ts';
import { weave, type Network } from './network.ts';
import { layMainRoads, type Street } from './roads.ts';

export interface City {
  districts: District[];
  streets: Street[];
  network: Network;
  water: Water[];
  greens: Green[];
}

let built: City | undefined;

/** The demo city. It has its own fixed seed, so that every world has the same streets; laid out once per process. */
export function city(): City {
  built ??= layCity();
  return built;
}

function layCity(): City {
  const districts = layDistricts();
  const greens = layGreens();
  const inGreen = greenTest(greens);
  const main = layMainRoads(districts);
  const index = new SegmentIndex<Street>(120);
  for (const street of main) index.addLine(street.line, street);
  const side = districts.flatMap((district) => layBlocks(district, index, inGreen));
  const streets = nameStreets([...main, ...side], districts);
  return { districts, streets, network: weave(streets), water: layWater(), greens };
}
