import { menu } from './menu';
import type { Language } from './languages';
import type { Messages } from './load';

type Translated = Exclude<Language, 'en'>;

/** The menu in the languages besides English, all of it in each. */
const labels: Record<keyof typeof menu, Record<Translated, string>> = {
  dashboard: { de: 'Dashboard', fr: 'Tableau de bord', vi: 'Bảng điều khiển', cn: '仪表板', ar: 'لوحة المعلومات' },
  app: { de: 'App', fr: 'Application', vi: 'Ứng dụng', cn: '应用', ar: 'التطبيق' },
  account: { de: 'Konto', fr: 'Compte', vi: 'Tài khoản', cn: '账户', ar: 'الحساب' },
  home: { de: 'Start', fr: 'Accueil', vi: 'Trang chủ', cn: '首页', ar: 'الرئيسية' },
  manageResources: {
    de: 'Ressourcen verwalten',
    fr: 'Gérer les ressources',
    vi: 'Quản lý tài nguyên',
    cn: '资源管理',
    ar: 'إدارة الموارد',
  },
  citizenNotifications: {
    de: 'Bürgermeldungen',
    fr: 'Signalements des citoyens',
    vi: 'Thông báo của người dân',
    cn: '市民通知',
    ar: 'بلاغات المواطنين',
  },
  inbox: { de: 'Posteingang', fr: 'Boîte de réception', vi: 'Hộp thư đến', cn: '收件箱', ar: 'البريد الوارد' },
  closingTimes: {
    de: 'Bearbeitungszeit',
    fr: 'Délai de traitement',
    vi: 'Thời gian xử lý',
    cn: '处理时长',
    ar: 'مدة المعالجة',
  },
  tours: { de: 'Touren', fr: 'Tournées', vi: 'Chuyến thu gom', cn: '收运路线', ar: 'الجولات' },
  planTours: {
    de: 'Touren planen',
    fr: 'Planifier les tournées',
    vi: 'Lập kế hoạch chuyến',
    cn: '规划路线',
    ar: 'تخطيط الجولات',
  },
  digitalTwin: {
    de: 'Digitaler Zwilling',
    fr: 'Jumeau numérique',
    vi: 'Bản sao số',
    cn: '数字孪生',
    ar: 'التوأم الرقمي',
  },
  locations: { de: 'Standorte', fr: 'Emplacements', vi: 'Địa điểm', cn: '地点', ar: 'المواقع' },
  containers: { de: 'Behälter', fr: 'Conteneurs', vi: 'Thùng chứa', cn: '容器', ar: 'الحاويات' },
  trucks: { de: 'Fahrzeuge', fr: 'Camions', vi: 'Xe tải', cn: '卡车', ar: 'الشاحنات' },
  drivers: { de: 'Fahrer', fr: 'Chauffeurs', vi: 'Tài xế', cn: '司机', ar: 'السائقون' },
  import: { de: 'Import', fr: 'Importation', vi: 'Nhập dữ liệu', cn: '导入', ar: 'استيراد' },
  users: { de: 'Benutzer', fr: 'Utilisateurs', vi: 'Người dùng', cn: '用户', ar: 'المستخدمون' },
  areas: { de: 'Gebiete', fr: 'Secteurs', vi: 'Khu vực', cn: '区域', ar: 'المناطق' },
  history: { de: 'Verlauf', fr: 'Historique', vi: 'Lịch sử', cn: '历史记录', ar: 'السجل' },
  tokens: { de: 'Tokens', fr: 'Jetons', vi: 'Mã truy cập', cn: '令牌', ar: 'الرموز' },
  settings: { de: 'Einstellungen', fr: 'Paramètres', vi: 'Cài đặt', cn: '设置', ar: 'الإعدادات' },
};
/** The menu's texts in a language. */
export const menuIn = (language: Translated): Messages =>
  Object.fromEntries(
    Object.entries(labels).map(([name, label]) => [menu[name as keyof typeof menu].id, label[language]]),
  );
