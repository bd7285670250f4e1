import { grayscale, PDFDocument, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import { encode } from 'uqr';
import type { Label } from '@/api/generated/dashboard.schemas';

/** A sheet of 2 × 4 labels of 99.1 × 67.7 mm, as they are sold; in millimetres from the upper left corner. */
const SHEET = { width: 210, height: 297, left: 4.65, top: 13.1, columns: 2, rows: 4, across: 101.6, down: 67.7 };
const POINTS = 72 / 25.4;
const QR = 40;
const MARGIN = 6;

/** What a label says besides its location. */
interface Words {
  head: string;
  hint: string;
}

/** Draws text, in points from the lower left corner of a page. */
interface Pen {
  width(text: string, size: number): number;
  draw(page: PDFPage, text: string, at: { x: number; y: number; size: number }): Promise<void>;
}

/** Dots a point of what is drawn as a picture: 300 an inch. */
const DOTS = 300 / 72;

/** A font of every PDF reader, for Western Europe; what it lacks the browser draws, which knows all scripts. */
function penOf(pdf: PDFDocument, font: PDFFont, weight: 'normal' | 'bold'): Pen {
  const known = new Set(font.getCharacterSet());
  const isKnown = (text: string) => [...text].every((letter) => known.has(letter.codePointAt(0) ?? 0));
  const canvasOf = (size: number, width = 1, height = 1) => {
    const canvas = new OffscreenCanvas(Math.ceil(width), Math.ceil(height));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas.');
    context.font = `${weight} ${size}px Helvetica, Arial, sans-serif`;
    return { canvas, context };
  };
  const width = (text: string, size: number) =>
    isKnown(text) ? font.widthOfTextAtSize(text, size) : canvasOf(size).context.measureText(text).width;
  return {
    width,
    async draw(page, text, { x, y, size }) {
      if (isKnown(text)) return page.drawText(text, { font, size, x, y });
      // A line with room for what hangs below and stands above.
      const line = { width: width(text, size) + size / 4, height: size * 1.5 };
      const { canvas, context } = canvasOf(size * DOTS, line.width * DOTS, line.height * DOTS);
      context.fillText(text, 0, size * 1.1 * DOTS);
      const picture = await canvas.convertToBlob({ type: 'image/png' });
      const image = await pdf.embedPng(await picture.arrayBuffer());
      page.drawImage(image, { ...line, x, y: y - size * 0.4 });
    },
  };
}

/** Text in lines of a width in points, broken behind spaces, hyphens and slashes, else within a word; the last line of too many ends with dots. */
function linesOf(pen: Pen, text: string, size: number, width: number, most: number): string[] {
  const fits = (line: string) => pen.width(line.trimEnd(), size) <= width;
  const lines = [''];
  const append = (part: string, isWord: boolean) => {
    const line = `${lines.at(-1)}${part}`;
    if (fits(line)) lines[lines.length - 1] = line;
    else if (isWord && !fits(part)) for (const letter of part) append(letter, false);
    else lines.push(part);
  };
  for (const part of text
    .normalize('NFC')
    .trim()
    .split(/(?<=[\s/-])/))
    append(part, true);
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]?.trimEnd()} …`];
}

/** The dark modules of a QR code as one path, a unit each. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, size };
}

/** Labels for container sites as a PDF to print. */
export async function labelSheet(labels: readonly Label[], { head, hint }: Words): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const pens = {
    plain: penOf(pdf, await pdf.embedFont(StandardFonts.Helvetica), 'normal'),
    bold: penOf(pdf, await pdf.embedFont(StandardFonts.HelveticaBold), 'bold'),
    code: penOf(pdf, await pdf.embedFont(StandardFonts.CourierBold), 'bold'),
  };
  const perSheet = SHEET.columns * SHEET.rows;
  let last: PDFPage | undefined;
  for (const [index, label] of labels.entries()) {
    const place = index % perSheet;
    if (!last || place === 0) last = pdf.addPage([SHEET.width * POINTS, SHEET.height * POINTS]);
    const sheet = last;
    const left = (SHEET.left + (place % SHEET.columns) * SHEET.across + MARGIN) * POINTS;
    const top = (SHEET.height - SHEET.top - Math.floor(place / SHEET.columns) * SHEET.down - MARGIN) * POINTS;
    const { path, size } = qrPath(label.url);
    sheet.drawSvgPath(path, { x: left, y: top, scale: (QR * POINTS) / size, color: grayscale(0) });
    const below = (text: string, pen: Pen, size: number, millimetres: number) => {
      const indent = (QR * POINTS - pen.width(text, size)) / 2;
      return pen.draw(sheet, text, { size, x: left + indent, y: top - (QR + millimetres) * POINTS });
    };
    await below(label.report_code, pens.code, 20, 8);
    // Where it can be typed.
    const page = label.url.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '');
    for (const [line, text] of linesOf(pens.plain, page, 7.5, QR * POINTS, 3).entries())
      await below(text, pens.plain, 7.5, 12 + 3 * line);
    const x = left + (QR + 5) * POINTS;
    const width = (SHEET.across - QR - 5 - 2 * MARGIN) * POINTS;
    let y = top;
    const write = async (pen: Pen, text: string, size: number, most: number) => {
      for (const line of linesOf(pen, text, size, width, most)) {
        y -= size * 1.25;
        await pen.draw(sheet, line, { x, y, size });
      }
      y -= 6;
    };
    await write(pens.bold, head, 18, 3);
    await write(pens.plain, hint, 9, 4);
    await write(pens.bold, label.location_name, 11, 3);
    await write(pens.plain, [label.street, label.city].filter(Boolean).join(', '), 9, 3);
  }
  return pdf.save();
}
