import { Button, Link, type ButtonProps } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';

/** A place in the app, as a link in text. */
export const TextLink = createLink(Link);

/** The same that looks like a button. */
export const ButtonLink = createLink((props: ButtonProps) => <Button as="a" {...props} />);
