/** The two designs of the sketch: quiet ground that leaves colour to the facts drawn over it. */
const light = {
  ground: '#eceff2',
  built: '#f4f5f7',
  park: '#dfeadd',
  water: '#cbdde9',
  border: '#c3cad2',
  rail: '#c2c8cf',
  wood: '#d3e2d2',
  casing: '#dde1e6',
  arterial: '#ffffff',
  collector: '#ffffff',
  residential: '#fdfdfe',
  halo: '#f7f8fa',
  street: '#6a7480',
  parkText: '#4e7150',
  waterText: '#4a7391',
  district: '#4a545f',
};

export type Inks = typeof light;

const dark: Inks = {
  ground: '#0f1419',
  built: '#151b22',
  park: '#17251f',
  water: '#14283a',
  border: '#33404c',
  rail: '#2c3742',
  wood: '#14211b',
  casing: '#0f151b',
  arterial: '#3a4653',
  collector: '#2e3945',
  residential: '#26303a',
  halo: '#12181e',
  street: '#93a0ad',
  parkText: '#7ea288',
  waterText: '#7ea6c4',
  district: '#aab5c0',
};

export const inks = { light, dark };
