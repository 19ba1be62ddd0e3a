interface FieldFaultProps {
  readonly id: string;
  readonly fault: string | undefined;
}

/** What is wrong with a field, under it. Its input names it by `aria-describedby`. */
export function FieldFault({ id, fault }: FieldFaultProps) {
  return (
    fault !== undefined && (
      <p id={id} className="field__fault">
        {fault}
      </p>
    )
  );
}
