import { Box } from '@chakra-ui/react';

/** The only pictures that are shown; the server says their type by their bytes. */
const PHOTO = /^data:image\/(jpeg|png|webp);base64,/;

/** A photo that somebody sent, or the room for it until it is there. */
export const SentPhoto = ({ photo, alt }: { photo: string | undefined; alt: string }) => (
  <Box mt="2" minH="40" maxW="24rem" borderRadius="lg" overflow="hidden" bg="sunken">
    {photo && PHOTO.test(photo) ? <img src={photo} alt={alt} /> : null}
  </Box>
);
