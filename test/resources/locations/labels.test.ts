import { inflateSync } from 'node:zlib';
import { PDFDocument, type PDFArray, type PDFRawStream } from 'pdf-lib';
import { expect, test } from 'vitest';
import type { Label } from '@/api/generated/dashboard.schemas';
import { labelSheet, qrPath } from '@/resources/locations/labelSheet';

const label = (index: number, location_name: string): Label => ({
  ...{ id: index, location_id: `01/0${index}`, location_name, street: 'Lindenallee 4', city: 'Glasfurt' },
  ...{ report_code: '7K3QX9M', url: 'https://glas.example.org/report/7K3QX9M' },
});
const words = { head: 'Voll? Hier melden.', hint: 'Code mit dem Handy scannen.' };

/** What is drawn on the first page. */
function contentOf(pdf: PDFDocument): string {
  const streams = pdf.getPage(0).node.Contents() as PDFArray;
  return streams
    .asArray()
    .map((part) => inflateSync((pdf.context.lookup(part) as PDFRawStream).contents).toString('latin1'))
    .join('\n');
}

test('eight labels are a sheet of A4, whatever their locations are called', async () => {
  const names = ['Marktplatz', 'Ein sehr langer Name '.repeat(12), '', 'A', 'B', 'C', 'D', 'E', 'F'];
  const pdf = await PDFDocument.load(
    await labelSheet(
      names.map((name, index) => label(index, name)),
      words,
    ),
  );
  expect(pdf.getPageCount()).toBe(2);
  // The modules are filled, not drawn with a pen, which would close their gaps.
  const drawn = contentOf(pdf);
  expect([/\nf\n/.test(drawn), /\n[BSs]\n/.test(drawn)]).toEqual([true, false]);
  const { width, height } = pdf.getPage(0).getSize();
  expect([Math.round((width / 72) * 25.4), Math.round((height / 72) * 25.4)]).toEqual([210, 297]);
});

const textsOf = (pdf: PDFDocument) =>
  [...contentOf(pdf).matchAll(/<([0-9A-F]+)> Tj/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'));

test('a label says where its code can be typed', async () => {
  const pdf = await PDFDocument.load(await labelSheet([label(0, 'Marktplatz')], words));
  expect(textsOf(pdf)).toEqual(expect.arrayContaining(['7K3QX9M', 'glas.example.org/report']));
});

test('a word that is wider than its label goes on in the next line', async () => {
  const pdf = await PDFDocument.load(
    await labelSheet(
      [label(0, 'Oberbürgermeister-Haarmann-Straße'), label(1, 'Llanfairpwllgwyngyllgogerychwyrn')],
      words,
    ),
  );
  const drawn = textsOf(pdf);
  expect(drawn).toEqual(expect.arrayContaining(['Oberbürgermeister-', 'Haarmann-Straße', 'Lindenallee 4, Glasfurt']));
  expect(drawn.join('')).toContain('Llanfairpwllgwyngyllgogerychwyrn');
  expect(drawn).not.toContain('Llanfairpwllgwyngyllgogerychwyrn');
});

test('a QR code has its three corners and says where they lead', () => {
  const { path, size } = qrPath(label(1, 'A').url);
  const dark = (x: number, y: number) => path.includes(`M${x} ${y}h1`);
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    expect([dark(x, y), dark(x + 1, y + 1), dark(x + 3, y + 3), dark(x + 6, y + 6)]).toEqual([true, false, true, true]);
  expect(path).not.toBe(qrPath('https://glas.example.org/report/7K3QX9N').path);
});
