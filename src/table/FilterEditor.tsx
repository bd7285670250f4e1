import { useEffect, useRef } from 'react';
import { ChoiceEditor, DatesEditor, FlagEditor, RangeEditor, TextEditor, type EditorProps } from './FilterEditors';
import type { Filter } from './filters';

export type FilterEditorProps<S> = EditorProps<S, Filter<S>>;

/** The panel of one filter. Choices apply at once; what is typed applies with the button or Enter. The keyboard goes on in it. */
export function FilterEditor<S>(props: FilterEditorProps<S>) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('input, [role=slider]') ?? [])];
    // Of radio buttons only the chosen one is a stop of Tab.
    (stops.find((stop) => !stop.matches('[type=radio]:not(:checked)')) ?? stops[0])?.focus();
  }, []);
  return (
    <div ref={panel}>
      <Editor {...props} />
    </div>
  );
}

function Editor<S>({ filter, ...rest }: FilterEditorProps<S>) {
  switch (filter.kind) {
    case 'choice':
      return <ChoiceEditor filter={filter} {...rest} />;
    case 'flag':
      return <FlagEditor filter={filter} {...rest} />;
    case 'range':
      return <RangeEditor filter={filter} {...rest} />;
    case 'dates':
      return <DatesEditor filter={filter} {...rest} />;
    case 'text':
      return <TextEditor filter={filter} {...rest} />;
  }
}
