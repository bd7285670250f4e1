import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Language } from './languages';

const star = (x: number, y: number, r: number) => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    const radius = i % 2 ? r * 0.382 : r;
    return `${(x + radius * Math.cos(angle)).toFixed(2)},${(y + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return <polygon points={points.join(' ')} fill="#ffde00" />;
};
const bar = (x: number, y: number, w: number, h: number, fill: string) => (
  <rect x={x} y={y} width={w} height={h} fill={fill} />
);

/** 24 × 16, the usual flag of each language. */
const FLAGS: Record<Language, ReactNode> = {
  en: (
    <>
      {bar(0, 0, 24, 16, '#012169')}
      <path d="M0 0l24 16M24 0L0 16" stroke="#fff" strokeWidth="3.2" />
      <path d="M0 0l24 16M24 0L0 16" stroke="#c8102e" strokeWidth="1.3" />
      <path d="M12 0v16M0 8h24" stroke="#fff" strokeWidth="5" />
      <path d="M12 0v16M0 8h24" stroke="#c8102e" strokeWidth="3" />
    </>
  ),
  de: (
    <>
      {bar(0, 0, 24, 5.34, '#000')}
      {bar(0, 5.33, 24, 5.34, '#d00')}
      {bar(0, 10.66, 24, 5.34, '#ffce00')}
    </>
  ),
  fr: (
    <>
      {bar(0, 0, 8, 16, '#002395')}
      {bar(8, 0, 8, 16, '#fff')}
      {bar(16, 0, 8, 16, '#ed2939')}
    </>
  ),
  vi: (
    <>
      {bar(0, 0, 24, 16, '#da251d')}
      {star(12, 8.3, 4.8)}
    </>
  ),
  cn: (
    <>
      {bar(0, 0, 24, 16, '#de2910')}
      {star(4.5, 4.6, 2.6)}
      {star(9, 1.9, 0.9)}
      {star(10.8, 4, 0.9)}
      {star(10.8, 6.6, 0.9)}
      {star(9, 8.6, 0.9)}
    </>
  ),
  ar: (
    <>
      {bar(0, 0, 24, 5.34, '#00732f')}
      {bar(0, 5.33, 24, 5.34, '#fff')}
      {bar(0, 10.66, 24, 5.34, '#000')}
      {bar(0, 0, 6, 16, '#f00')}
    </>
  ),
};

/** The flag of a language; decoration beside the language's name. */
export const Flag = ({ language }: { language: Language }) => (
  <chakra.span
    display="inline-flex"
    flexShrink={0}
    borderRadius="xs"
    overflow="hidden"
    boxShadow="0 0 0 1px var(--c-border)"
    aria-hidden
  >
    <svg width="21" height="14" viewBox="0 0 24 16" data-flag={language}>
      {FLAGS[language]}
    </svg>
  </chakra.span>
);
