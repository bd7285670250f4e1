export { default as german } from '@/i18n/de/map.json';
