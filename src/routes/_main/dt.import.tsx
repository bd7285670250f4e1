import { createFileRoute } from '@tanstack/react-router';
import { loadList } from '@/app/loadList';
import { menu } from '@/i18n/menu';
import { permitted } from '@/auth/guards';
import { searchOf } from '@/search/schema';
import { ImportScreen } from '@/resources/imports/ImportScreen';
import { imports } from '@/resources/imports/list';
import { importsSearch } from '@/resources/imports/search';

export const Route = createFileRoute('/_main/dt/import')({
  staticData: { title: menu.import },
  ...searchOf(importsSearch),
  beforeLoad: permitted('imports:write'),
  loader: ({ location }) => loadList(imports, importsSearch, location.search),
  component: ImportScreen,
});
