import { createFileRoute } from '@tanstack/react-router';
import { loadList } from '@/app/loadList';
import { menu } from '@/i18n/menu';
import { permitted } from '@/auth/guards';
import { searchOf } from '@/search/schema';
import { TokensScreen } from '@/resources/tokens/TokensScreen';
import { tokens } from '@/resources/tokens/list';
import { tokensSearch } from '@/resources/tokens/search';

export const Route = createFileRoute('/_main/account/tokens')({
  staticData: { title: menu.tokens },
  ...searchOf(tokensSearch),
  beforeLoad: permitted('tokens:read'),
  loader: ({ location }) => loadList(tokens, tokensSearch, location.search),
  component: TokensScreen,
});
