{{- define "site.labels" -}}
app.kubernetes.io/name: player-site
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "site.table" -}}
{{ .Files.Get "files/processes.yaml" }}
{{- end }}

{{- /* Variables of a process. Needs: root, process, extra (a map). */}}
{{- define "site.environment" -}}
{{- range $name, $value := merge (dict) .process.environment .extra }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- range .process.settings }}
- name: {{ . }}
  valueFrom: { configMapKeyRef: { name: {{ $.root.Release.Name }}-settings, key: {{ . }} } }
{{- end }}
{{- range .process.secrets }}
- name: {{ . }}
  valueFrom: { secretKeyRef: { name: {{ $.root.Values.secretName }}, key: {{ . }} } }
{{- end }}
{{- range .process.optionalSecrets }}
- name: {{ . }}
  valueFrom: { secretKeyRef: { name: {{ $.root.Values.secretName }}, key: {{ . }}, optional: true } }
{{- end }}
{{- end }}

{{- define "site.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "site.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "site.image" -}}
{{ .image.repository }}:{{ .image.tag | default .root.Chart.AppVersion }}
{{- end }}
