import { ChoiceEditor, DatesEditor, FlagEditor, RangeEditor, TextEditor } from './FilterEditors';
import type { Filter, UseCounts } from './filters';

interface FilterEditorProps<S> {
  filter: Filter<S>;
  search: S;
  onChange: (patch: Partial<S>) => void;
  useCounts: UseCounts;
  onDone: () => void;
}

/** The panel of one filter. Choices apply at once; what is typed applies with the button or Enter. */
export function FilterEditor<S>({ filter, ...rest }: FilterEditorProps<S>) {
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
