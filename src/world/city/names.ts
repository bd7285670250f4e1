import { Random } from '../random.ts';
import { districtAt, type District } from './districts.ts';
import { lengthOf, type Point } from './geometry.ts';
import type { DistrictPlan } from './plan.ts';
import type { Street } from './roads.ts';

const STEMS: Record<DistrictPlan['theme'], string> = {
  old: 'Markt Fisch Salz Korn Tuch Woll Kirch Rosen Gold Silber Brau Spital Mönch Nonnen Brücken Turm Rat Münz Butter Krämer Zoll Tor Mauer Kloster Gerber Kupfer',
  glass:
    'Schmelzer Glasbläser Ofen Quarz Sand Pfeifen Glasmacher Hafen Schürer Glanz Flakon Becher Pokal Linsen Prismen Scherben Hohlglas Tafelglas Perlen Spiegel Kristall Formen',
  trees:
    'Ahorn Birken Buchen Eichen Erlen Eschen Fichten Hasel Holunder Kastanien Kiefern Lärchen Linden Pappel Tannen Ulmen Weiden Zeder Eiben Espen Platanen Robinien Wacholder Weißdorn',
  birds:
    'Amsel Drossel Finken Star Meisen Lerchen Falken Habicht Bussard Sperber Milan Reiher Kranich Storchen Schwalben Specht Kuckuck Elster Dohlen Eulen Kiebitz Zeisig Pirol Stieglitz',
  crafts:
    'Schreiner Schlosser Böttcher Seiler Sattler Weber Färber Zimmer Dreher Former Gießer Klempner Maurer Töpfer Ziegler Drucker Buchbinder Uhrmacher Hufschmied Küfer Stellmacher Bahnhof Werk Industrie',
  flowers:
    'Anemonen Astern Dahlien Enzian Flieder Ginster Iris Jasmin Krokus Lavendel Lilien Malven Mohn Narzissen Nelken Orchideen Primel Rosen Tulpen Veilchen Margeriten Begonien Akelei Salbei',
  fields:
    'Acker Anger Bruch Esch Feld Heide Hecken Hof Kamp Klee Korn Moor Mühlen Roggen Gersten Hafer Weizen Wiesen Weiher Sand Stein Hügel Quellen Ried Tränke Lerchen',
  people:
    'Albrecht-Torn Berta-Lohn Clara-Wiek Emil-Harten Frieda-Loos Gustav-Reen Hedwig-Sommer Ida-Falk Jakob-Wendt Karl-Osten Luise-Brand Martha-Kiel Otto-Linde Paul-Rohde Rosa-Heim Theodor-Vogt Wilma-Stern Anna-Berg Bruno-Hald Erna-Weiss',
  minerals:
    'Achat Amethyst Basalt Bergkristall Bernstein Beryll Diamant Feldspat Flint Gneis Granat Granit Jaspis Kalkspat Marmor Onyx Opal Porphyr Rubin Saphir Schiefer Smaragd Topas Turmalin',
};
const ENDINGS = {
  short: ['weg', 'stieg', 'gasse', 'hof', 'winkel', 'pfad'],
  long: ['straße', 'straße', 'straße', 'weg', 'allee', 'kamp', 'damm', 'zeile'],
};
const FRONTS = ['Am ', 'An der ', 'Auf dem ', 'Im ', 'Zum ', 'Hinter dem '];
const PLACES: Record<string, readonly string[]> = {
  'Am ': ['Anger', 'Bach', 'Brunnen', 'Wehr', 'Teich', 'Hang', 'Wall', 'Park', 'Steg', 'Bogen', 'Damm', 'Graben'],
  'An der ': ['Brücke', 'Furt', 'Bleiche', 'Mühle', 'Hütte', 'Linde', 'Kapelle', 'Schleuse', 'Allmende', 'Ziegelei'],
  'Auf dem ': ['Esch', 'Kamp', 'Brink', 'Berg', 'Sand', 'Hügel'],
  'Im ': ['Grund', 'Winkel', 'Wiesental', 'Rosengarten', 'Eschenfeld', 'Sandfeld', 'Hagen'],
  'Zum ': ['Bahnhof', 'Hafen', 'Stadtwald', 'Sportplatz', 'Wasserturm', 'Hofgarten'],
  'Hinter dem ': ['Deich', 'Dorf', 'Turm', 'Zollhaus', 'Garten'],
};

/** Gives each nameless street a name of its own, after the theme of its district. */
export function nameStreets(streets: Street[], districts: readonly District[]): Street[] {
  const random = new Random('names');
  const used = new Set(streets.map(({ name }) => name));
  return streets.map((street) => {
    if (street.name) return street;
    const middle = street.line[Math.floor(street.line.length / 2)] as Point;
    const district = districtAt(districts, middle);
    return { ...street, name: freshName(random, used, street, district) };
  });
}

function freshName(random: Random, used: Set<string>, street: Street, district: District | undefined): string {
  const stems = STEMS[district?.theme ?? 'fields'].split(' ');
  const endings = lengthOf(street.line) > 420 || street.class === 'collector' ? ENDINGS.long : ENDINGS.short;
  for (let attempt = 0; attempt < 60; attempt++) {
    const name = attempt < 40 ? compose(random, stems, endings, district?.theme === 'people') : place(random);
    if (used.has(name)) continue;
    used.add(name);
    return name;
  }
  for (let n = 2; ; n++) {
    const name = `${compose(random, stems, ['straße'], district?.theme === 'people')} ${n}`;
    if (used.has(name)) continue;
    used.add(name);
    return name;
  }
}

function compose(random: Random, stems: readonly string[], endings: readonly string[], people: boolean): string {
  const stem = random.pick(stems);
  const ending = random.pick(endings);
  return people ? `${stem}-${ending.charAt(0).toUpperCase()}${ending.slice(1)}` : `${stem}${ending}`;
}

function place(random: Random): string {
  const front = random.pick(FRONTS);
  return `${front}${random.pick(PLACES[front] ?? [])}`;
}
