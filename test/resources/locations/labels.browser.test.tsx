import { PDFDocument, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib';
import { expect, test } from 'vitest';
import { labelSheet } from '@/resources/locations/labelSheet';

const words = { head: 'Full? Report it here.', hint: 'Scan the code with your phone.' };

/** Widths in dots of the pictures of lines that only the browser can write. */
async function pictures(location_name: string): Promise<number[]> {
  const place = { id: 1, location_id: '01/01', street: 'Lindenallee 4', city: 'Glasfurt' };
  const code = { report_code: '7K3QX9M', url: 'https://glas.example.org/report/7K3QX9M' };
  const pdf = await PDFDocument.load(await labelSheet([{ ...place, ...code, location_name }], words));
  return pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, one]) => (one instanceof PDFRawStream && one.dict.has(PDFName.of('SMask')) ? [one.dict] : []))
    .map((dict) => dict.lookup(PDFName.of('Width'), PDFNumber).asNumber());
}

test('names of locations are printed in every script, in lines that fit', async () => {
  expect(await pictures('Große Straße')).toHaveLength(0);
  const short = ['Łódź, Główna', 'Πλατεία Ελευθερίας', 'ساحة الحرية', '東京駅前'];
  for (const name of short) expect(await pictures(name)).toHaveLength(1);
  const lines = await pictures('Площадь Освобождения у Старого рынка');
  expect(lines.length).toBeGreaterThan(1);
  // 45 mm.
  for (const width of lines) expect(width).toBeLessThan(530);
});
