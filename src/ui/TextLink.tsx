import { Link, type LinkProps } from '@chakra-ui/react';

/** A link in text. For the router: `<TextLink asChild><RouterLink to="…">…</RouterLink></TextLink>`. */
export const TextLink = (props: LinkProps) => <Link {...props} />;
