import type { QueryClient } from '@tanstack/react-query';
import { getListComplaintsQueryKey } from '@/api/generated/complaints/complaints';
import type { Complaint, ComplaintEnvelope, ComplaintList } from '@/api/generated/dashboard.schemas';

type Known = ComplaintList | ComplaintEnvelope | undefined;

/** Shows a notification as it will be, in every list and in its details; the answer puts back what was there. */
export function showAs(client: QueryClient, next: Complaint): () => void {
  const queryKey = getListComplaintsQueryKey();
  const before = client.getQueriesData<Known>({ queryKey });
  client.setQueriesData<Known>({ queryKey }, (known) => {
    if (!known) return known;
    if ('complaint' in known) return known.complaint.id === next.id ? { ...known, complaint: next } : known;
    return { ...known, complaints: known.complaints.map((row) => (row.id === next.id ? next : row)) };
  });
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}
