/** What remotes use of the query library; the client itself is the shell's. */
export { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
