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

/** Of letters that are no others with a mark. */
const PLAIN: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i' };

/** Letters that the fonts of every PDF reader lack lose their marks, or are left out. */
function readable(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet());
  const has = (letter: string) => known.has(letter.codePointAt(0) ?? 0);
  return [...text.normalize('NFC')]
    .map((letter) => (has(letter) ? letter : [...(PLAIN[letter] ?? letter).normalize('NFD')].filter(has).join('')))
    .join('');
}

/** Text in lines of a width in points, broken behind spaces, hyphens and slashes, else within a word; the last line of too many ends with dots. */
function linesOf(font: PDFFont, text: string, size: number, width: number, most: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line.trimEnd(), size) <= width;
  const lines = [''];
  const append = (part: string, isWord: boolean) => {
    const line = `${lines.at(-1)}${part}`;
    if (fits(line)) lines[lines.length - 1] = line;
    else if (isWord && !fits(part)) for (const letter of part) append(letter, false);
    else lines.push(part);
  };
  for (const part of readable(font, text)
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
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
    code: await pdf.embedFont(StandardFonts.CourierBold),
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
    const below = (text: string, font: PDFFont, size: number, millimetres: number) => {
      const indent = (QR * POINTS - font.widthOfTextAtSize(text, size)) / 2;
      sheet.drawText(text, { font, size, x: left + indent, y: top - (QR + millimetres) * POINTS });
    };
    below(label.report_code, fonts.code, 20, 8);
    // Where it can be typed.
    const page = label.url.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '');
    for (const [line, text] of linesOf(fonts.plain, page, 7.5, QR * POINTS, 3).entries())
      below(text, fonts.plain, 7.5, 12 + 3 * line);
    const x = left + (QR + 5) * POINTS;
    const width = (SHEET.across - QR - 5 - 2 * MARGIN) * POINTS;
    let y = top;
    const write = (font: PDFFont, text: string, fontSize: number, most: number) => {
      for (const line of linesOf(font, text, fontSize, width, most)) {
        y -= fontSize * 1.25;
        sheet.drawText(line, { font, size: fontSize, x, y });
      }
      y -= 6;
    };
    write(fonts.bold, head, 18, 3);
    write(fonts.plain, hint, 9, 4);
    write(fonts.bold, label.location_name, 11, 3);
    write(fonts.plain, [label.street, label.city].filter(Boolean).join(', '), 9, 3);
  }
  return pdf.save();
}
