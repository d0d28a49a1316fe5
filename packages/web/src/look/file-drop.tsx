import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface FileDropProps {
  readonly onFile: (file: File) => void;
  readonly children: ComponentChildren;
}

/** A part of the page, or all of it, that a file can be dropped on. */
export function FileDrop({ onFile, children }: FileDropProps) {
  const [over, setOver] = useState(false);
  const take = (file: File | undefined) => {
    setOver(false);
    if (file) onFile(file);
  };
  return (
    <div
      data-over={over ? '' : undefined}
      class="drop-zone"
      onDragOver={(drag) => {
        drag.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(drop) => {
        drop.preventDefault();
        take(drop.dataTransfer?.files[0]);
      }}
    >
      {children}
    </div>
  );
}

export function FileButton({ label, onFile }: { label: string; onFile: (file: File | undefined) => void }) {
  const chosen = (input: HTMLInputElement) => {
    onFile(input.files?.[0]);
    // The same file may be chosen again.
    input.value = '';
  };
  return (
    <label class="button file">
      {label}
      <input
        type="file"
        class="unseen"
        accept=".json,application/json"
        onChange={(change) => chosen(change.currentTarget)}
      />
    </label>
  );
}
