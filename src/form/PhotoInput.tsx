import { Box, Button, type ButtonProps } from '@chakra-ui/react';
import { useRef } from 'react';

interface PhotoInputProps extends ButtonProps {
  /** A `data:` URL; empty without one. */
  photo: string;
  labels: Record<'photo' | 'add' | 'remove', string>;
  /** Asks for the camera that points away from whoever holds the phone. */
  capture?: 'environment';
  onPick: (file: File) => void;
  onRemove: () => void;
}

/** A photo to take along, and the button that chooses it or leaves it out. */
export function PhotoInput({ photo, labels, capture, onPick, onRemove, ...button }: PhotoInputProps) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      {photo ? (
        <Box asChild maxW="100%" borderRadius="lg">
          <img src={photo} alt={labels.photo} />
        </Box>
      ) : null}
      <Button {...button} variant="outline" onClick={() => (photo ? onRemove() : file.current?.click())}>
        {photo ? labels.remove : labels.add}
      </Button>
      <input
        ref={file}
        type="file"
        accept="image/*"
        capture={capture}
        hidden
        aria-label={labels.add}
        onChange={({ target }) => {
          const [picked] = target.files ?? [];
          if (picked) onPick(picked);
          target.value = '';
        }}
      />
    </>
  );
}
