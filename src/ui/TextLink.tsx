import { Link, type LinkProps } from '@chakra-ui/react';
import { ExternalLink as Icon } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { uiMessages } from './messages';
import { VisuallyHidden } from './VisuallyHidden';

/** A link in text. For the router: `<TextLink asChild><RouterLink to="…">…</RouterLink></TextLink>`. */
export function TextLink(props: LinkProps) {
  return <Link {...props} />;
}

/** A link out of the product, in a new tab, announced as such. */
export function ExternalLink({ children, ...rest }: Omit<LinkProps, 'asChild'>) {
  return (
    <Link display="inline-flex" alignItems="center" gap="1" target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <Icon size={14} aria-hidden />
      <VisuallyHidden>
        <FormattedMessage {...uiMessages.externalHint} />
      </VisuallyHidden>
    </Link>
  );
}
