/** The part of the query library that remotes use; the client itself belongs to the shell. */
export { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
